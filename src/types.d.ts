// Modules that the build makes or that plugins bring under `@theme/`; extends what Docusaurus declares.

/** Base path of the site, as the bundler has it. */
declare const __webpack_public_path__: string;

/** Hash of the build. */
declare const __webpack_hash__: string;

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** Leaves the letters that are there; `text` is then null. */
    keepAllGlyphs?: boolean;
    /** What stays of each axis: one value, or a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
}

declare module '@generated/site-slots/default/slots' {
  import type { ComponentType } from 'react';
  import type { SlotName } from '../plugins/kit/node';

  const slots: Record<SlotName, ComponentType<never>[]>;
  export default slots;
}

declare module '@generated/site-slots/default/settingsPanel' {
  import type { ComponentType } from 'react';

  const components: ComponentType<never>[];
  export default components;
}

declare module '@generated/site-slots/default/shortcuts' {
  import type { ComponentType } from 'react';

  const components: ComponentType<never>[];
  export default components;
}

declare module '@generated/site-notifications/default/settings.json' {
  import type { NotificationsSettings } from '../plugins/notifications/types';

  const settings: NotificationsSettings;
  export default settings;
}

declare module '@generated/site-announcement/default/settings.json' {
  import type { AnnouncementSettings } from '../plugins/announcement/types';

  const settings: AnnouncementSettings;
  export default settings;
}

declare module '@theme/CodeBlock' {
  export interface Props {
    /** Highlighted lines, made at build time. */
    html?: string;
    /** Whether lines are numbered. */
    lineNumbers?: boolean;
    /** Part of a larger object that has the border. */
    embedded?: boolean;
  }
}

declare module '@generated/site-ad-slot/default/settings.json' {
  import type { AdSettings } from '../plugins/ad-slot/types';

  const settings: AdSettings;
  export default settings;
}

declare module '@generated/site-analytics/default/settings.json' {
  import type { AnalyticsSettings } from '../plugins/analytics/types';

  const settings: AnalyticsSettings;
  export default settings;
}

declare module '@generated/site-demo-editor/default/settings.json' {
  import type { DemoEditorSettings } from '../plugins/demo-editor/types';

  const settings: DemoEditorSettings;
  export default settings;
}

declare module '@generated/site-service-worker/default/host.json' {
  const host: string | null;
  export default host;
}

declare module '@generated/site-service-worker/default/settings.json' {
  const settings: { baseUrl: string };
  export default settings;
}

declare module '@generated/site-production-errors/default/errors.json' {
  import type { ErrorData } from '../plugins/production-errors/types';

  const data: ErrorData;
  export default data;
}

declare module '@generated/site-llms/default/assistants.json' {
  import type { Assistant } from '../plugins/llms/types';

  const assistants: Assistant[];
  export default assistants;
}

declare module '@generated/site-feedback/default/settings.json' {
  import type { FeedbackSettings } from '../plugins/feedback/types';

  const settings: FeedbackSettings;
  export default settings;
}

declare module '@generated/site-languages/default/dictionaries' {
  import type { Dictionaries } from '../plugins/languages/types';

  const dictionaries: Dictionaries;
  export default dictionaries;
}

declare module '@generated/site-counterparts/default/counterparts.json' {
  import type { Counterparts } from '../src/build/counterparts/buildCounterparts';

  const counterparts: Counterparts;
  export default counterparts;
}

declare module '@generated/site-versions/default/switcher.json' {
  import type { VersionData } from '../plugins/version-switcher/types';

  const data: VersionData;
  export default data;
}

declare module '@generated/site-accessibility/default/statement.json' {
  import type { Statement } from './build/accessibility/types';

  const statement: Statement;
  export default statement;
}

declare module '@generated/site-versions/default/rows.json' {
  import type { VersionRows } from '../src/build/versions/buildVersionRows';

  const rows: VersionRows;
  export default rows;
}
