import { subjects, type Subject } from "./components.tsx";
import { dataParts } from "./data-parts.tsx";
import { formParts } from "./form-parts.tsx";
import { inputParts } from "./input-parts.tsx";
import { productParts } from "./product-parts.tsx";

/** Components that render their own outermost element. */
export const parts: readonly Subject[] = [...subjects, ...inputParts, ...dataParts, ...formParts, ...productParts];
