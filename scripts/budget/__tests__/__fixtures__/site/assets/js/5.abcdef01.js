// chunk 5
