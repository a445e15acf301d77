/** @jsx jsx */
import { jsx } from '@emotion/react';
import * as React from 'react';

export default function Pragma(props: React.ComponentProps<'div'>) {
  return <div css={{ color: 'red' }} {...props} />;
}
