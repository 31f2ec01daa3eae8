export const text = {
  close: "Close",
  terms: {
    title: "Terms of use",
    account: {
      title: "Your account",
      text: "You need an account to use Trellis. Give your own name and email, keep your password to yourself, and tell us if someone else got in.",
    },
    content: {
      title: "Your content",
      text: "What you write and what you post stays yours. We store your answers and your plan only to show them to you and to plan your next weeks.",
    },
    subscription: {
      title: "Subscription",
      text: "The first 3 days are free, once for each person. After that your card is charged for each period until you cancel. Canceling stops the next charge.",
    },
    assistant: {
      title: "Advice from the assistant",
      text: "The roadmap and the assistant give suggestions. They can be wrong, and growth depends on more than a plan: no number of followers is promised.",
    },
    fairness: {
      title: "Fair use",
      text: "Don’t use Trellis to break the law, the rules of the platforms you post on, or the service itself.",
    },
    changes: {
      title: "Changes",
      text: "When these terms change in a way that matters to you, we ask for your consent again before they apply.",
    },
  },
  privacy: {
    title: "Privacy policy",
    kept: {
      title: "What we keep",
      text: "Your name, your email, a scrambled form of your password that nobody can read, your five answers, your plan and what you ticked.",
    },
    used: {
      title: "What for",
      text: "To sign you in, to write your plan, and to bill your subscription. Not for advertising.",
    },
    cards: {
      title: "Cards",
      text: "Your card number goes straight to the payment provider. We only keep a reference to it.",
    },
    shared: {
      title: "Who else sees it",
      text: "The providers that this installation of Trellis is set up with, for payments and for the assistant, and only what they need. Nobody else.",
    },
    rights: {
      title: "Your rights",
      text: "You may ask whoever runs this installation to show, correct or delete what is kept about you. On this device we store your session, your language and your theme, and no tracking cookies.",
    },
  },
} as const;
