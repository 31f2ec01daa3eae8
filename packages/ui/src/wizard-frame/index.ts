export { WizardFrame, type WizardFrameProps } from "./wizard-frame.tsx";
