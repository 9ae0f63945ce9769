public import Foundation
import ListKit

extension Bundle {
    /// Creates the objects of the nib `name` in the bundle and returns the top-level objects. If the nib is missing or
    /// invalid, logs a warning and returns `nil`. `options` is ignored.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? {
        // On iOS, the main bundle contains the resources of all targets, so the resources of all targets are searched.
        let nib = UINib(nibName: name, bundle: self == .main ? nil : self, fileID: fileID)
        return nib.document == nil ? nil : nib.instantiate(withOwner: owner)
    }
}
