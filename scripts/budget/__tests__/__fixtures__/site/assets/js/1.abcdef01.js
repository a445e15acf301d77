// chunk 1
