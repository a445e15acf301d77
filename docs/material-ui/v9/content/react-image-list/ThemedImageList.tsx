import ImageList from '@mui/material/ImageList';
import ImageListItem, {
  imageListItemClasses,
} from '@mui/material/ImageListItem';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { paintings } from './_shared/paintings';

const components: Theme['components'] = {
  MuiImageList: { defaultProps: { cols: 3, gap: 12, rowHeight: 110 } },
  MuiImageListItem: {
    styleOverrides: {
      root: {
        [`& .${imageListItemClasses.img}`]: { borderRadius: 12, minHeight: 0 },
      },
    },
  },
};

export default function ThemedImageList() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <ImageList sx={{ width: '100%', maxWidth: 520, m: 0 }}>
        {paintings.map((painting) => (
          <ImageListItem key={painting.title}>
            <img src={painting.src} alt={painting.title} loading="lazy" />
          </ImageListItem>
        ))}
      </ImageList>
    </ThemeProvider>
  );
}
