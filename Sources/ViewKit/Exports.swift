@_exported import DrawKit
@_exported import Foundation
@_exported import LayerKit
@_exported import SelectorKit
@_exported import TextKit
