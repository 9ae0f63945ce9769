public import Foundation

extension Bundle {
    /// Creates the objects of the nib named `name` in the bundle, and returns the top-level objects. If there is no
    /// such nib, reports a message and returns `nil`. `options` are ignored.
    @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? {
        // On iOS the program's bundle contains the resources of all its targets.
        let nib = UINib(nibName: name, bundle: self == .main ? nil : self, fileID: fileID)
        return nib.document == nil ? nil : nib.instantiate(withOwner: owner)
    }
}
