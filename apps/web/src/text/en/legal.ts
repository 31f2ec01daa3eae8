export const text = {
  close: "Close",
  terms: {
    title: "Terms of use",
    account: {
      title: "Your account",
      text: "You need an account to use Trellis. Use your own name and email, keep your password to yourself, and tell us if someone else has used your account.",
    },
    content: {
      title: "Your content",
      text: "What you write and post stays yours. We store your answers and your plan only to show them to you, to plan your weeks and to tailor what the assistant writes for you.",
    },
    subscription: {
      title: "Subscription",
      text: "The first 3 days are free, once per person. After that, your card is charged for each new period. You can’t cancel in the app yet: to end your subscription, contact the operator of this installation before the next period starts.",
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
    kept: {
      title: "What we keep",
      text: "Your name, email and profile picture, a one-way hash of your password, your five answers, your plan and the tasks you completed, your subscription, the devices you’re signed in on and, if you connect YouTube, the access it gives us.",
    },
    used: {
      title: "How we use it",
      text: "To sign you in, write your plan, tailor the assistant’s advice and bill your subscription. Never for advertising.",
    },
    cards: {
      title: "Cards",
      text: "Your card number goes straight to the payment provider. We only keep a reference to it.",
    },
    shared: {
      title: "Who else sees it",
      text: "The providers this installation of Trellis is set up with, such as those for payments, email and the assistant, and only what they need. No one else.",
    },
    rights: {
      title: "Your rights",
      text: "You can ask the operator of this installation to show, correct or delete the data kept about you. On this device we store your session, your language and your display settings, and no tracking cookies.",
    },
  },
} as const;
