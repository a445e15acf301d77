import * as React from 'react';
import { waters } from './waters';
import { pour } from '../../shared/pour';

export default function BasicKettle() {
  const [water] = React.useState<string>(pour(waters[0]));
  return <button>{water}</button>;
}
