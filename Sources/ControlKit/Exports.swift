@_exported import ViewKit
