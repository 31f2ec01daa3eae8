import { antd } from "./antd.tsx";
import { baseUi } from "./base-ui.tsx";
import { chakra } from "./chakra.tsx";
import { mantine } from "./mantine.tsx";
import { raceOf } from "./measure.tsx";
import { mui } from "./mui.tsx";
import { plain } from "./plain.tsx";
import { primer } from "./primer.tsx";
import { trellis } from "./trellis.tsx";

const contestants = [plain, trellis, baseUi, primer, chakra, mantine, mui, antd];
Object.assign(window, { contestants: contestants.map(({ name }) => name), race: raceOf(contestants) });
