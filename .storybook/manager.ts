import { addons } from "storybook/manager-api";
import { docsThemes } from "./docs-theme.ts";

addons.setConfig({ theme: docsThemes.light });
