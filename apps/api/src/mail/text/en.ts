/** Texts of the emails in English; the other languages have the same keys. */
export const en = {
  greeting: (name: string) => `Hi ${name},`,
  sender: "Trellis, your plan for growing an audience",
  sentTo: (address: string) => `This mail went to ${address} because of your Trellis account.`,
  resetCode: {
    subject: (code: string) => `${code} is your Trellis code`,
    title: "Choose a new password",
    before: "Enter this code on the page where you asked for it:",
    after: (minutes: number) => `It works once, within ${minutes} minutes.`,
    notYou:
      "You didn’t ask for it? Then ignore this mail: your password stays as it is. Never give the code to anyone.",
  },
  passwordChanged: {
    subject: "Your Trellis password was changed",
    title: "Your password was changed",
    before: "You have just chosen a new password, and every device was signed out. Sign in again with the new one.",
    notYou:
      "That wasn’t you? Choose “Forgot password?” on the sign-in page at once: a new code comes to this address alone.",
  },
  googleJoined: {
    subject: "You can now sign in to Trellis with Google",
    title: "Google sign-in is on",
    before:
      "You have just signed in with Google, and your account is joined to it. A password that was set before this address was confirmed no longer works.",
    notYou: "You would like a password as well? Choose “Forgot password?” on the sign-in page.",
  },
};

/** Texts of the emails in one language. */
export type MailText = typeof en;
