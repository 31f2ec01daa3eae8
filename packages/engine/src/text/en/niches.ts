import baking from "./niches/baking.json" with { type: "json" };
import beauty from "./niches/beauty.json" with { type: "json" };
import books from "./niches/books.json" with { type: "json" };
import business from "./niches/business.json" with { type: "json" };
import career from "./niches/career.json" with { type: "json" };
import coffee from "./niches/coffee.json" with { type: "json" };
import comedy from "./niches/comedy.json" with { type: "json" };
import craft from "./niches/craft.json" with { type: "json" };
import dance from "./niches/dance.json" with { type: "json" };
import diy from "./niches/diy.json" with { type: "json" };
import education from "./niches/education.json" with { type: "json" };
import family from "./niches/family.json" with { type: "json" };
import fashion from "./niches/fashion.json" with { type: "json" };
import finance from "./niches/finance.json" with { type: "json" };
import fitness from "./niches/fitness.json" with { type: "json" };
import food from "./niches/food.json" with { type: "json" };
import gaming from "./niches/gaming.json" with { type: "json" };
import garden from "./niches/garden.json" with { type: "json" };
import home from "./niches/home.json" with { type: "json" };
import languages from "./niches/languages.json" with { type: "json" };
import love from "./niches/love.json" with { type: "json" };
import music from "./niches/music.json" with { type: "json" };
import own from "./niches/own.json" with { type: "json" };
import pets from "./niches/pets.json" with { type: "json" };
import photo from "./niches/photo.json" with { type: "json" };
import realestate from "./niches/realestate.json" with { type: "json" };
import running from "./niches/running.json" with { type: "json" };
import sports from "./niches/sports.json" with { type: "json" };
import tech from "./niches/tech.json" with { type: "json" };
import travel from "./niches/travel.json" with { type: "json" };
import vegan from "./niches/vegan.json" with { type: "json" };
import video from "./niches/video.json" with { type: "json" };
import wellness from "./niches/wellness.json" with { type: "json" };
import yoga from "./niches/yoga.json" with { type: "json" };

export const niches = {
  baking,
  beauty,
  books,
  business,
  career,
  coffee,
  comedy,
  craft,
  dance,
  diy,
  education,
  family,
  fashion,
  finance,
  fitness,
  food,
  gaming,
  garden,
  home,
  languages,
  love,
  music,
  own,
  pets,
  photo,
  realestate,
  running,
  sports,
  tech,
  travel,
  vegan,
  video,
  wellness,
  yoga,
};
