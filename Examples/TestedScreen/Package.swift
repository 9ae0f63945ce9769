// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TestedScreen",
    dependencies: [.package(name: "SkeletonSDL", path: "../..")],
    targets: [
        .target(name: "TestedScreen", dependencies: [.product(name: "SkeletonView", package: "SkeletonSDL")]),
        .testTarget(
            name: "TestedScreenTests",
            dependencies: [
                "TestedScreen",
                .product(name: "SkeletonView", package: "SkeletonSDL"),
                .product(name: "SDLKit", package: "SkeletonSDL"),
            ],
            exclude: ["Golden"]),
    ]
)
