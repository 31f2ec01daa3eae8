export { FreeTrialBand, type FreeTrialBandProps } from "./free-trial-band.tsx";
