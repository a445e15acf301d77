import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useFormats } from '../../kit/client/useFormats';
import { formatBytes } from '../../kit/formatBytes';

/** What the site tells of the API of a page's component, where it was measured. */
export interface MeasuredApi {
  name: string;
  pathname: string;
  /** Bytes, compressed. */
  size?: { alone: number; onTop?: number };
}

interface Props {
  api: MeasuredApi & Required<Pick<MeasuredApi, 'size'>>;
}

/** Size of a component, as a link to its API; its name says what is measured (issue 4 point 6). */
export function ComponentSize({ api: { name, pathname, size } }: Props) {
  const { alone, onTop } = size;
  const { number } = useFormats();
  const text = formatBytes(onTop ?? alone, number);
  const values = { name, text, alone: formatBytes(alone, number) };
  const label =
    onTop === undefined
      ? translate(
          {
            id: 'site.componentLinks.sizeAlone',
            message: '{text}: {name}, minified and compressed with Brotli',
            description: 'Size of a component; {text} is the number that is shown',
          },
          values,
        )
      : translate(
          {
            id: 'site.componentLinks.size',
            message: '{text}: {name} on top of the core of its library; {alone} alone (Brotli)',
            description: 'Size of a component; {text} is the number that is shown',
          },
          values,
        );
  return (
    <Link to={pathname} title={label} aria-label={label}>
      {text}
    </Link>
  );
}
