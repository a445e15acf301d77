// chunk 3
