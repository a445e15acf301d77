import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createSvgIcon } from '@mui/material/utils';

const UploadIcon = createSvgIcon(
  <path d="M11 17V9H7l5-5 5 5h-4v8zM5 19h14v2H5z" />,
  'Upload',
);

export default function FileUpload() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Choose a photo
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => setFileName(event.target.files?.[0]?.name ?? '')}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {fileName || 'No photo chosen'}
      </Typography>
    </>
  );
}
