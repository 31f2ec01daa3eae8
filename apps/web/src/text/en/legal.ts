export const text = {
  close: "Close",
  terms: {
    title: "Terms of use",
    account: {
      title: "Your account",
      text: "You need an account to use Trellis. Use your own name and email, keep your password to yourself, and tell the operator if someone else has used your account. You can delete your account at any time in Settings, under Account.",
    },
    content: {
      title: "Your content",
      text: "What you write and post stays yours. We store your answers and your plan only to show them to you, to plan your weeks and to tailor what the assistant writes for you.",
    },
    subscription: {
      title: "Subscription",
      text: "The first 3 days are free, once per person. After that, your card is charged at the start of each new period until you cancel. You can cancel at any time in Settings, under Subscription. You then keep your access until the end of the current period, and your card is not charged again.",
    },
    assistant: {
      title: "Advice from the assistant",
      text: "The roadmap and the assistant give suggestions. They can be wrong, and growth depends on more than a plan: we don’t promise any number of followers.",
    },
    fairness: {
      title: "Fair use",
      text: "Don’t use Trellis to break the law, the rules of the platforms you post on, or the service itself.",
    },
    changes: {
      title: "Changes",
      text: "These terms can change. The current version is always linked on the sign-in and sign-up pages.",
    },
  },
  privacy: {
    title: "Privacy policy",
    operator: {
      title: "Who is responsible",
      named: "{{name}} runs this installation of Trellis and is responsible for your data. Contact: {{contact}}.",
      unnamed: "The operator of this installation has not entered a name and contact here yet.",
    },
    account: {
      title: "Your account",
      text: "Your name, email and profile picture, when you signed up, whether your email is confirmed, the language of your emails, and a one-way hash of your password. If you sign in with Google: your Google account’s id instead of a password. If you use them: the public keys and names of your passkeys, the encrypted secret of your authenticator app, and one-way hashes of your recovery codes.",
    },
    plans: {
      title: "Your plan",
      text: "Your onboarding answers, the plans written from them, the tasks you have completed and when and, if an AI model is used, how much of it you use each day. Your conversations with the assistant and the drafts you create are not stored on the server.",
    },
    devices: {
      title: "Your devices",
      text: "For each device you’re signed in on: its browser and system, when you signed in and when you last used it. To slow down attacks, the server counts requests per account, email and network address for up to a day. The server’s log contains the times of sign-ins, refusals, account changes and errors, with ids and a keyed hash of the network address.",
    },
    payments: {
      title: "Payments",
      text: "Your plan, the dates and state of your subscription, your card’s brand, last four digits and expiry date, and the payment provider’s ids. Your card number goes straight to the provider (Stripe, if this installation uses it), which also receives your name, email, language and account id, and keeps your invoices and the reason you give when you cancel. So that nobody uses the free trial twice, we keep keyed hashes of the card and the confirmed email it was used with.",
    },
    youtube: {
      title: "YouTube",
      text: "If you connect YouTube: an encrypted key for access to your channel, and when you connected it. Its numbers are fetched from YouTube and kept in memory for 15 minutes. Disconnecting deletes the key.",
    },
    assistant: {
      title: "AI",
      text: "If this installation uses an AI model, its provider receives your onboarding answers, your plan, what you write to the assistant or enter for a draft and, if you ask about them, your channel’s numbers and your subscription, but neither your name nor your email. Otherwise the built-in engine writes, and nothing leaves the server.",
    },
    emails: {
      title: "Emails",
      text: "We email you codes, links, receipts and notices about your account. We delete your address from the outgoing queue as soon as an email is sent. Codes expire after 10 minutes and links after 24 hours.",
    },
    used: {
      title: "How we use it",
      text: "To sign you in and protect your account, write your plan, tailor the assistant’s advice and bill your subscription. Never for advertising.",
    },
    shared: {
      title: "Who else sees it",
      text: "The providers this installation is set up with for payments, email, Google sign-in, YouTube and AI, and only what they need. No one else.",
    },
    duration: {
      title: "How long we keep it",
      text: "Until you delete it or your account. A device is forgotten when you sign out, after 30 days without use, and after 90 days at the latest. Seven days after you ask us to delete your account, everything above is deleted. What remains: the hashes of used trials, invoices at the payment provider, and logs and backups for as long as the operator keeps them.",
    },
    device: {
      title: "On this device",
      text: "Your session, language, display and keyboard settings, recently used commands, drafts of replies, whether you have used a passkey here, and, for this tab, unsaved onboarding answers, the banners you dismissed and the new email you entered. One cookie recognizes this browser once you have signed in or asked for a code, so that nobody else can lock you out. No tracking cookies.",
    },
    rights: {
      title: "Your rights",
      text: "You can download everything stored about you, correct your name, picture, email and answers, and delete your account in Settings. Without a subscription, choose “Your account” in the account menu. For anything else, write to the operator. You can also complain to the data protection authority where you live.",
    },
  },
} as const;
