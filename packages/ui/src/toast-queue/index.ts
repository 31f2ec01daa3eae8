export { createToasts, type ToastKind, type ToastMessage, type Toasts } from "./toast-queue.ts";
