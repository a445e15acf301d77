/** @jsx jsx */
import { jsx } from '@emotion/react';

export default function Pragma(props) {
  return <div css={{ color: 'red' }} {...props} />;
}
