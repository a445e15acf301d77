// chunk 2
