// A small picture for each kind of weather.
import Cloud from "lucide-react/icons/cloud";
import CloudDrizzle from "lucide-react/icons/cloud-drizzle";
import CloudFog from "lucide-react/icons/cloud-fog";
import CloudLightning from "lucide-react/icons/cloud-lightning";
import CloudRain from "lucide-react/icons/cloud-rain";
import CloudSnow from "lucide-react/icons/cloud-snow";
import Snowflake from "lucide-react/icons/snowflake";
import Sun from "lucide-react/icons/sun";
import type { Weather } from "../../fields/weather/weather.ts";

/** Of lucide, by the kind that the weather tells. */
export const weatherIcons: Record<Weather["kind"], typeof Sun> = {
  clear: Sun,
  cloud: Cloud,
  mist: CloudFog,
  frost: Snowflake,
  shower: CloudDrizzle,
  rain: CloudRain,
  storm: CloudLightning,
  snow: CloudSnow,
};
