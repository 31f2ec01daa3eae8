/** Texts of the emails in English; the other languages have the same keys. */
export const en = {
  greeting: (name: string) => `Hi ${name},`,
  sender: "Trellis, your plan for growing an audience",
  sentTo: (address: string) => `This email was sent to ${address} because you have a Trellis account.`,
  resetCode: {
    subject: (code: string) => `${code} is your Trellis code`,
    title: "Choose a new password",
    before: "Enter this code on the page where you requested it:",
    after: (minutes: number) => `It can be used once and expires in ${minutes} minutes.`,
    notYou:
      "If you didn’t request this, ignore this email: your password won’t change. Never share the code with anyone.",
  },
  passwordChanged: {
    subject: "Your Trellis password was changed",
    title: "Your password was changed",
    before:
      "Your password has just been changed, and every device was signed out. Sign in again with the new password.",
    notYou:
      "If this wasn’t you, choose “Forgot password?” on the sign-in page right away. The code is sent only to this address.",
  },
  googleJoined: {
    subject: "You can now sign in to Trellis with Google",
    title: "Google sign-in is on",
    before:
      "You have just signed in with Google, and your account is now linked to it. A password that was set before this address was confirmed no longer works.",
    notYou: "Want a password too? Choose “Forgot password?” on the sign-in page.",
  },
};

/** Texts of the emails in one language. */
export type MailText = typeof en;
