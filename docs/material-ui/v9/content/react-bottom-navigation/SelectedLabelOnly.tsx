import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import LibraryMusicIcon from '@mui/icons-material/LibraryMusic';
import MicIcon from '@mui/icons-material/Mic';
import SearchIcon from '@mui/icons-material/Search';

export default function SelectedLabelOnly() {
  const [value, setValue] = useState('listen');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Choir"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
    >
      <BottomNavigationAction
        value="listen"
        label="Listen"
        icon={<HeadphonesIcon />}
      />
      <BottomNavigationAction
        value="scores"
        label="Scores"
        icon={<LibraryMusicIcon />}
      />
      <BottomNavigationAction
        value="record"
        label="Record"
        icon={<MicIcon />}
      />
      <BottomNavigationAction
        value="search"
        label="Search"
        icon={<SearchIcon />}
      />
    </BottomNavigation>
  );
}
