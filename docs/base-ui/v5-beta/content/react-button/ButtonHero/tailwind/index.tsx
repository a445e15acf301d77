import { useState } from 'react';
import { Button } from '@mui/base/Button';

export default function ButtonHero() {
  const [copies, setCopies] = useState(1);
  return (
    <Button
      className="min-h-10 cursor-pointer rounded-lg border border-transparent bg-green-900 px-4.5 py-1.5 font-[system-ui,sans-serif] text-base font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-green-900 active:translate-y-px dark:bg-green-200 dark:text-gray-950 dark:focus-visible:outline-green-200"
      onClick={() => setCopies(copies + 1)}
    >
      Print {copies} {copies === 1 ? 'copy' : 'copies'}
    </Button>
  );
}
