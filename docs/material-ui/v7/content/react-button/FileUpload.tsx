import { useRef, useState } from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function FileUpload() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadFileIcon />}
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
