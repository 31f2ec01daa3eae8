export { StrengthMeter, type StrengthMeterProps } from "./strength-meter.tsx";
