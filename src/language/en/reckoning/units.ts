import type { UnitOf } from "../../../types/reckoning.ts";

/** Each unit: how it is written, how many of that it is, what one and several are called, and its other names. */
const UNITS: readonly (readonly [string, number, string, string, string?])[] = [
  ["mm", 1, "millimetre", "millimetres", "mm|millimeters?"],
  ["cm", 1, "centimetre", "centimetres", "cm|centimeters?"],
  ["m", 1, "metre", "metres", "m|meters?"],
  ["km", 1, "kilometre", "kilometres", "km|kms|kilometers?|k"],
  ["inch", 1, "inch", "inches", "in"],
  ["foot", 1, "foot", "feet", "ft"],
  ["yard", 1, "yard", "yards", "yd|yds"],
  ["mile", 1, "mile", "miles"],
  ["mg", 1, "milligram", "milligrams", "mg"],
  ["g", 1, "gram", "grams", "g|grammes?"],
  ["kg", 1, "kilogram", "kilograms", "kg|kgs|kilos?|kilogrammes?"],
  ["tonne", 1, "tonne", "tonnes"],
  ["oz", 1, "ounce", "ounces", "oz"],
  ["lbm", 1, "pound", "pounds", "lb|lbs"],
  ["lbm", 14, "stone", "stone", "stones"],
  ["ml", 1, "millilitre", "millilitres", "ml|mls|milliliters?"],
  ["cl", 1, "centilitre", "centilitres", "cl|centiliters?"],
  ["dl", 1, "decilitre", "decilitres", "dl|deciliters?"],
  ["l", 1, "litre", "litres", "l|liters?"],
  ["ml", 5, "teaspoon", "teaspoons", "tsp|tsps"],
  ["ml", 15, "tablespoon", "tablespoons", "tbsp|tbsps"],
  ["cup", 1, "cup", "cups", "us cups?"],
  ["ml", 28.4130625, "imperial fluid ounce", "imperial fluid ounces", "fl oz|fluid ounces?"],
  ["ml", 568.26125, "imperial pint", "imperial pints", "pints?"],
  ["ml", 4546.09, "imperial gallon", "imperial gallons", "gallons?"],
  ["floz", 1, "US fluid ounce", "US fluid ounces"],
  ["pint", 1, "US pint", "US pints"],
  ["gallon", 1, "US gallon", "US gallons"],
  ["degC", 1, "degree Celsius", "degrees Celsius", "celsius|centigrade|degrees? centigrade|°c|c"],
  ["degF", 1, "degree Fahrenheit", "degrees Fahrenheit", "fahrenheit|°f|f"],
  ["acre", 1, "acre", "acres"],
  ["hectare", 1, "hectare", "hectares"],
  ["m^2", 1, "square metre", "square metres", "square meters?|sqm"],
  ["sqft", 1, "square foot", "square feet", "sq ft"],
  ["km/h", 1, "kilometre an hour", "kilometres an hour", "kph|kmh|km/h|kilomet(?:re|er)s per hour"],
  ["mile/h", 1, "mile an hour", "miles an hour", "mph|miles per hour"],
  ["s", 1, "second", "seconds", "secs?"],
  ["minute", 1, "minute", "minutes", "mins?"],
  ["hour", 1, "hour", "hours", "hrs?"],
  ["day", 1, "day", "days"],
  ["week", 1, "week", "weeks"],
  ["year", 1, "year", "years"],
  ["MB", 1, "megabyte", "megabytes", "mb"],
  ["GB", 1, "gigabyte", "gigabytes", "gb"],
  ["TB", 1, "terabyte", "terabytes", "tb"],
];

const NAMED: readonly (readonly [RegExp, UnitOf])[] = UNITS.map(
  ([unit, times, one, many, others]) => [
    new RegExp(`^(?:${[one, many, others].filter((name) => name !== undefined).join("|")})$`, "i"),
    { unit, times, one, many },
  ],
);

/** The unit that words name; undefined for anything else. */
export function unitNamed(words: string): UnitOf | undefined {
  const plain = words.trim().replace(/^(?:of an?|an?|the)\s+/i, "");
  return NAMED.find(([name]) => name.test(plain))?.[1];
}
