import type { ComponentType, ReactNode } from 'react';

/** One of the values that a choice has. */
export interface SettingsOption {
  value: string;
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
}

/** A question with a few answers, shown as one group of radio buttons. */
export interface SettingsChoiceProps {
  title: string;
  value: string;
  options: readonly SettingsOption[];
  onChange(value: string): void;
}

/** A part of the drawer with a heading, for what is no plain choice. */
export interface SettingsSectionProps {
  title: string;
  children: ReactNode;
}

/**
 * What the settings drawer hands to each component in the slot `settingsPanel`: parts that look like its own. A plugin adds a
 * part with no library of its own, for example `({ Choice }) => <Choice title="Language" … />`, or returns `null`.
 */
export interface SettingsPanelProps {
  Choice: ComponentType<SettingsChoiceProps>;
  Section: ComponentType<SettingsSectionProps>;
}
