export const PLUGIN_NAME = 'site-ad-slot';

/** Spec §3 "Ad record". */
export interface AdRecord {
  name: string;
  /** Address that the ad leads to: http or https. */
  link: string;
  /** Address of its picture: http or https. */
  img: string;
  /** HTML, of which only emphasis and line breaks are kept. */
  description: string;
  /** Whose ad it is, as readers see it. */
  poweredby: string;
  /** What the ad is called in analytics. */
  label: string;
}

/** An ad network whose script puts an element into the slot. */
export interface AdNetwork {
  script: string;
  /** Identifier of the `<script>`, by which some networks find the place for their ad. */
  scriptId: string;
  /** Selector of the element that the script makes. */
  element: string;
}

/** What the slot's code in the browser gets; it comes with that code, not with the first load. */
export interface AdSettings {
  /** Share of the slots whose events are counted, from 0 to 1 (spec §3 "Ad configuration"). */
  displayRatio: number;
  /** Milliseconds from the slot's start until the network's script is asked for. */
  scriptDelay: number;
  network: AdNetwork | null;
  /** Address that answers with ads as JSON. */
  service: string | null;
  /** Addresses that the network's default ad leads to. */
  backerLinks: string[];
  ads: AdRecord[];
}

/** Global data of the plugin: on every page, hence one value only. */
export interface AdSlotData {
  /** Pathnames at and below which there are ads, with the site's base. */
  paths: string[];
}
