import type { ReactNode } from 'react';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';

/** What the site's chrome needs of theme-classic's providers; the others serve parts that it does not have. */
export default function LayoutProvider({ children }: { children: ReactNode }) {
  return (
    <ColorModeProvider>
      <ScrollControllerProvider>
        <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
      </ScrollControllerProvider>
    </ColorModeProvider>
  );
}
