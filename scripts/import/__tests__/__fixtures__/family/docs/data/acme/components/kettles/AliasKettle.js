import Frame from 'docs/src/modules/components/Frame';

export default function AliasKettle() {
  return <Frame />;
}
