/// The version of the package, which its programs print. `scripts/release` compares it with the version to release.
package enum PackageVersion {
    package static let current = "0.1.0"
}
