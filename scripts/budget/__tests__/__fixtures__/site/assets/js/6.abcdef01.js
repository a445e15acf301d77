// chunk 6
