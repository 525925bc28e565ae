// What is used of the library: imported by itself when somebody uses a passkey, all of it would come along.
export { startAuthentication, startRegistration } from "@simplewebauthn/browser";
