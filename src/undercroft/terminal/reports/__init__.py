"""What commands print: tables and figures, named like the commands, and how both are written."""
