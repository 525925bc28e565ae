/** Tells password managers whose password a form asks for; nobody sees it or reaches it. */
export function AccountOfPassword({ userCode }: { userCode: string }) {
  return (
    <input
      class="off-screen"
      type="text"
      autocomplete="username"
      value={userCode}
      tabIndex={-1}
      aria-hidden="true"
      readOnly
    />
  );
}
