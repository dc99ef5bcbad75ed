/** How sure somebody is of a length, before it; longer ones stand before what they begin with. */
export const LEADING: readonly string[] =
  "a little more than|a little less than|a bit more than|in the region of|the best part of|the better part of|a bit less than|at the most|a maximum of|a minimum of|a little over|a little under|a bit over|a bit under|no more than|no less than|a total of|slightly more than|getting on for|as long as|as much as|the length of|a period of|a duration of|not more than|not less than|a touch over|a touch under|in excess of|the duration of|a length of|the space of|a space of|as little as|at least|at most|just over|just under|slightly over|slightly under|close to|up to|for just|for only|for about|for around|less than|more than|upwards of|little over|well over|somewhere around|somewhere near|all of|nigh on|duration of|fewer than|well under|a whole|a full|a good|an extra|an additional|a further|a solid|a mere|a quick|a brief|a short|more or less|a span of|period of|the course of|at the very least|at the very most|abt|something like|total of|for the|maximum|minimum|max|min|circa|ca|approx|~|for|in|of|about|around|lasting|roughly|exactly|precisely|another|almost|nearly|approximately|just|only|during|over|under|some|maybe|say|like|barely|≈|perhaps|probably|quite".split(
    "|",
  );

/** The same behind it, and what says again that it is one. */
export const TRAILING: readonly string[] =
  ", give or take|, more or less|in a row|more or less|give or take|on the dot|at the most|at the least|and no more|or so|or thereabouts|or more|or less|at most|at least|of duration|in total|in all|in length|in duration|' worth|on end|all told|or under|or longer|' time|all together|time period|or fewer|or shorter|or over|more|extra|longer|long|max|exactly|straight|tops|maybe|precisely|flat|period|duration|altogether|worth|total|maximum|minimum|only|sharp|time|'|’|approximately|approx|roughly|about|thereabouts|- ish|ish|plus|at the very least|at the very most|of time|all in all".split(
    "|",
  );
