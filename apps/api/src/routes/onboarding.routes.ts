import { saveOnboarding } from "@trellis/contract/onboarding";
import { answerSignedIn } from "./answer.ts";
import { answersOnWire } from "./user-on-wire.ts";

export const onboardingRoutes = [
  answerSignedIn(saveOnboarding, async ({ account, body, ports, say }) => {
    const { intrestedPlatforms: platforms, ...others } = body;
    const { answers } = await ports.accounts.saveAnswers(account.id, { ...others, platforms });
    return { message: say.answersSaved, onboarding: answersOnWire(answers) };
  }),
];
