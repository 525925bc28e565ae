export { default, handler } from "./(_page)/login_page.tsx";
