import { describe, expect, it, vi } from "vitest";
import { countries, detectLanguage, languageOfCountry } from "../../../apps/web/src/text/detect.ts";

const nowhere = () => Promise.resolve(undefined);

describe("the language of a country", () => {
  it.each("ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR GQ".split(" "))(
    "I18-04 is Spanish for %s",
    (code) => {
      expect(languageOfCountry(code)).toBe("es");
    },
  );

  it.each("FR BE CH CA LU MC HT VU MA DZ TN SN CI CM CD ML BF NE TG BJ GA MG RE NC PF".split(" "))(
    "I18-05 is French for %s",
    (code) => {
      expect(languageOfCountry(code)).toBe("fr");
    },
  );

  it.each(["US", "DE", "JP", "BR", "GB", "", "??"])("I18-06 is English for %j", (code) => {
    expect(languageOfCountry(code)).toBe("en");
  });

  it("is never ambiguous", () => {
    expect(countries.es.filter((code) => countries.fr.includes(code))).toEqual([]);
  });

  it("is found for lower-case codes", () => {
    expect(languageOfCountry("es")).toBe("es");
  });
});

describe("detecting the language", () => {
  it("I18-10 uses the stored choice without a geolocation call", async () => {
    const country = vi.fn<typeof nowhere>(nowhere);
    expect(await detectLanguage({ stored: "fr", country, browser: "es" })).toBe("fr");
    expect(country).not.toHaveBeenCalled();
  });

  it("prefers the country to the browser language", async () => {
    expect(await detectLanguage({ stored: undefined, country: async () => "MX", browser: "fr" })).toBe("es");
  });

  it("I18-02 I18-07 falls back to the browser's language, then to English", async () => {
    expect(await detectLanguage({ stored: undefined, country: nowhere, browser: "fr" })).toBe("fr");
    expect(await detectLanguage({ stored: undefined, country: nowhere, browser: undefined })).toBe("en");
  });
});
