// chunk 9
