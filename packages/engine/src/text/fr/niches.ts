import baking from "./niches/baking.json" with { type: "json" };
import beauty from "./niches/beauty.json" with { type: "json" };
import business from "./niches/business.json" with { type: "json" };
import coffee from "./niches/coffee.json" with { type: "json" };
import comedy from "./niches/comedy.json" with { type: "json" };
import craft from "./niches/craft.json" with { type: "json" };
import education from "./niches/education.json" with { type: "json" };
import family from "./niches/family.json" with { type: "json" };
import fashion from "./niches/fashion.json" with { type: "json" };
import finance from "./niches/finance.json" with { type: "json" };
import fitness from "./niches/fitness.json" with { type: "json" };
import food from "./niches/food.json" with { type: "json" };
import gaming from "./niches/gaming.json" with { type: "json" };
import home from "./niches/home.json" with { type: "json" };
import music from "./niches/music.json" with { type: "json" };
import own from "./niches/own.json" with { type: "json" };
import pets from "./niches/pets.json" with { type: "json" };
import sports from "./niches/sports.json" with { type: "json" };
import tech from "./niches/tech.json" with { type: "json" };
import travel from "./niches/travel.json" with { type: "json" };
import vegan from "./niches/vegan.json" with { type: "json" };
import wellness from "./niches/wellness.json" with { type: "json" };

export const niches = {
  baking,
  beauty,
  business,
  coffee,
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
  vegan,
  wellness,
};
