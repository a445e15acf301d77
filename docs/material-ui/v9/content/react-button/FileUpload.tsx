import { useRef, useState } from 'react';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function FileUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);

  return (
    <div>
      <Button
        variant="contained"
        startIcon={<CloudUploadIcon />}
        onClick={() => input.current?.click()}
      >
        Choose photos
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept="image/*"
        aria-label="Photos"
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          setNames(files.map((file) => file.name));
        }}
      />
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 1, overflowWrap: 'anywhere' }}
      >
        {names.length === 0 ? 'No photo chosen' : names.join(', ')}
      </Typography>
    </div>
  );
}
