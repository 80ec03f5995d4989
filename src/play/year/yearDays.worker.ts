// Folds the log of a farm for its film, in a thread of its own.
import site from "../../../site.config.ts";
import { applyEvent } from "../../farm/events/apply.ts";
import { dayAt, seasonOn } from "../../farm/numbers/time.ts";
import { answerRequests } from "../../lib/worker/answerRequests.ts";
import { lightAt } from "../../scene/light/hourAt.ts";
import { countryGround } from "../farms/countryGround.ts";
import { localHour } from "../view/localHour.ts";
import { yearDays } from "./yearDays.ts";
import type { YearAnswers, YearRequest } from "./yearThread.ts";

const groundFor = countryGround(site.collection);

answerRequests<YearRequest, YearAnswers>({
  year: ({ wanted: { field, begun, events, span } }) => {
    const first = groundFor(field);
    if (!first) throw new Error(`There is no field ${field}`);
    const lightOf = (at: number) => lightAt(localHour(at), seasonOn(dayAt(at)));
    return yearDays(applyEvent, { first, begun, events, lightOf }, span);
  },
});
