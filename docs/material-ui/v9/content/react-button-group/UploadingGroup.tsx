import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import UploadIcon from '@mui/icons-material/Upload';

export default function UploadingGroup() {
  const [uploading, setUploading] = useState(false);

  return (
    <ButtonGroup variant="outlined" aria-label="Artwork">
      <Button
        loading={uploading}
        loadingPosition="start"
        startIcon={<UploadIcon />}
        onClick={() => setUploading(true)}
      >
        Upload
      </Button>
      <Button disabled={!uploading} onClick={() => setUploading(false)}>
        Cancel
      </Button>
    </ButtonGroup>
  );
}
