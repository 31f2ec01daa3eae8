import type { NicheText } from "../../plan-text.ts";

/** Workouts, strength and training at home or at the gym. */
export const fitness: NicheText = {
  name: "fitness",
  audience: "people who want to get fit and stay with it",
  themes: ["Form checks and safe technique", "Workouts for real schedules", "Transformations told honestly"],
  tags: ["#FitnessTips", "#HomeWorkout", "#FormCheck", "#StrengthTraining"],
  hooks: [
    "Your squat is not the problem, your warm-up is",
    "No gym, no gear, twelve minutes: here is the workout",
    "Stop counting calories in week one; count this",
  ],
  questions: [
    "How many workouts a week do I really need?",
    "Why do my knees hurt when I squat?",
    "How do I start training after a long break?",
  ],
  mistakes: [
    "letting the knees fall inwards in a squat",
    "skipping the warm-up because time is short",
    "changing the workout plan every week",
  ],
  series: ["Form check Friday", "Twelve-minute workout"],
  ideas: [
    [
      "Film a form check: one exercise, wrong rep and clean rep",
      "Choose a squat, push-up or row and film it from the side, two slow reps each way. Write the one cue that fixes it on screen, such as “push the floor away”, and keep it under 30 seconds.",
    ],
    [
      "Show a four-move warm-up to save before any workout",
      "Four mobility moves, 30 seconds each, filmed in one take with a timer on screen. Say which joint each prepares and ask people to save it for their next session.",
    ],
    [
      "Turn one workout into three levels",
      "Same five moves for beginner, intermediate and advanced, side by side. Ask people to comment with the level they finished, and reply with one adjustment each.",
    ],
    [
      "Film a full training session in 40 seconds",
      "One clip per exercise, with reps and rest written on screen and the hard set left in. End with how you felt before and after, in one honest sentence.",
    ],
    [
      "Test a fitness myth in your own training",
      "Pick one, such as “more sweat means more fat loss”, say what the evidence says in plain words and show the exercise you would do instead. Invite the doubts and answer three of them.",
    ],
  ],
  proof: [
    "Tell one transformation with its numbers",
    "Yours or a client’s, with permission: starting point, workouts per week, weeks, what they could lift or climb before and after. Include the setback and avoid before-and-after photos without context.",
  ],
};
