@_exported import ControlKit
@_exported import Foundation
@_exported import LayerKit
@_exported import ListKit
@_exported import ViewKit
