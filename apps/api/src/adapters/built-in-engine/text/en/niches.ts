import type { PlanText } from "../plan-text.ts";
import { baking } from "./niches/baking.ts";
import { beauty } from "./niches/beauty.ts";
import { business } from "./niches/business.ts";
import { comedy } from "./niches/comedy.ts";
import { craft } from "./niches/craft.ts";
import { education } from "./niches/education.ts";
import { family } from "./niches/family.ts";
import { fashion } from "./niches/fashion.ts";
import { finance } from "./niches/finance.ts";
import { fitness } from "./niches/fitness.ts";
import { food } from "./niches/food.ts";
import { gaming } from "./niches/gaming.ts";
import { home } from "./niches/home.ts";
import { music } from "./niches/music.ts";
import { own } from "./niches/own.ts";
import { pets } from "./niches/pets.ts";
import { sports } from "./niches/sports.ts";
import { tech } from "./niches/tech.ts";
import { travel } from "./niches/travel.ts";
import { wellness } from "./niches/wellness.ts";

/** Every niche's vocabulary, in English. */
export const niches: PlanText["niches"] = {
  baking,
  beauty,
  business,
  comedy,
  craft,
  education,
  family,
  fashion,
  finance,
  fitness,
  food,
  gaming,
  home,
  music,
  own,
  pets,
  sports,
  tech,
  travel,
  wellness,
};
